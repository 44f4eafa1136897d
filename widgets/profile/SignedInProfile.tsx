import type { User } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import type { Emit } from "../../src/state";
import { DoneNote } from "../account";
import { BiddingState } from "./BiddingState";
import { Contact } from "./Contact";
import { Details } from "./Details";
import { Plan } from "./Plan";
import { ProfileHead } from "./ProfileHead";
import { profileMessages } from "./profile.messages";
import { useProfile } from "./use-profile";

export interface SignedInProfileProps {
  user: User;
  emit: Emit;
  startsEditing: boolean;
}

/** The profile of one person, part by part. */
export function SignedInProfile({ user, emit, startsEditing }: SignedInProfileProps) {
  const t = useMessages(profileMessages);
  const model = useProfile(user, emit, startsEditing);
  return (
    <>
      <ProfileHead user={user} />
      <DoneNote>{model.news && t(model.news)}</DoneNote>
      <BiddingState model={model} />
      <Contact model={model} />
      {user.admin === 1 && <Plan user={user} />}
      <Details model={model} />
    </>
  );
}
