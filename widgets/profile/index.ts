// The person as the house knows them: missing steps to bid, e-mail and phone, plan, name and address.
export { Profile, type ProfileEvents, type ProfileProps } from "./Profile";
export { ProfileDialog, type ProfileDialogProps } from "./ProfileDialog";
export { profileElement } from "./profile.element";
