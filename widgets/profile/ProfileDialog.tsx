import { useMessages } from "../../src/i18n";
import { Dialog } from "../../src/ui";
import { Profile, type ProfileProps } from "./Profile";
import { profileMessages } from "./profile.messages";

/** Props of `ProfileDialog`: what it takes in a page, and whether it is open. */
export interface ProfileDialogProps extends ProfileProps {
  /** Whether it is shown. */
  open: boolean;
  /** The visitor has seen enough. */
  onClose: () => void;
}

/** `Profile` in a modal dialog. */
export function ProfileDialog({ open, onClose, ...profile }: ProfileDialogProps) {
  const t = useMessages(profileMessages);
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} dismissible={false}>
      <Profile {...profile} />
    </Dialog>
  );
}
