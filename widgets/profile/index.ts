export { Profile, type ProfileEvents, type ProfileProps } from "./Profile";
export { ProfileDialog, type ProfileDialogProps } from "./ProfileDialog";
export { profileElement } from "./profile.element";
