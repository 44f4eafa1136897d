// Who one is to the house: what is missing to bid, e-mail and phone, plan, name and address.
export { Profile, type ProfileEvents, type ProfileProps } from "./Profile";
export { ProfileDialog, type ProfileDialogProps } from "./ProfileDialog";
export { profileElement } from "./profile.element";
