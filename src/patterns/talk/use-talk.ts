import { useMemo, useState } from "react";
import {
  activemsgcount,
  type InputOf,
  LONGEST_MESSAGE,
  MESSAGE_FILES,
  messagesList,
  messagesSave,
  messagesSaveFromView,
  type OutputOf,
} from "../../contract";
import { hasContactData } from "../../domain";
import { useMessages } from "../../i18n";
import { type Emit, useCall, useRuntime, useSession } from "../../state";
import { usePress } from "../press";
import { keepText, keptText } from "./draft";
import { withFiles } from "./files";
import { talkMessages } from "./talk.messages";

/** Where a message goes: a conversation, the house where nothing is said, or the other side of a lot or of its sale. */
export type TalkTo =
  | { thread_id?: number }
  | Pick<InputOf<typeof messagesSaveFromView>, "project_id" | "invoice_id">;

type Written = OutputOf<typeof messagesSave>;

interface Words {
  text: string;
  files: readonly File[];
}

/** Everything that the form shows. */
export interface TalkModel extends Words {
  setText: (text: string) => void;
  addFiles: (added: readonly File[]) => void;
  removeFile: (file: File) => void;
  /** Signs that are left, once they become few. */
  left: number | undefined;
  /** Parts of the text would be hidden from the other side. */
  isHiding: boolean;
  isBusy: boolean;
  /** Why the text or the files cannot be sent as they are. */
  problem: string | undefined;
  /** Why the last try was refused. */
  refusal: { message: string; next?: string | undefined } | undefined;
  send: () => void;
}

export interface TalkOptions {
  to: TalkTo;
  emit: Emit;
  /** The two sides have a sale, so nothing is hidden. @default false */
  isOpen?: boolean;
  /** Names the text among those of this person: it stays until it is sent, also where the page is left. */
  place: string;
  onSent: (written: Written) => void;
}

/** From here the number of signs that are left is shown. */
const FEW_LEFT = 200;

/** Writes one message: a press whose answer is lost is sent again as it was, and counts once. */
export function useTalk(options: TalkOptions): TalkModel {
  const { to, emit, isOpen = false, onSent } = options;
  const t = useMessages(talkMessages);
  const { invalidate } = useRuntime();
  const { user } = useSession();
  const place = `${user?.id ?? 0}:${options.place}`;
  const [text, setShown] = useState(() => keptText(place));
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const saving = useCall(messagesSave);
  const opening = useCall(messagesSaveFromView);
  const { press, error, isUnknown, clear } = usePress<Words, Written>({
    send: (words, client_key) => {
      const said = {
        text: words.text.trim(),
        client_key,
        ...(words.files.length > 0 && { files: [...words.files] }),
      };
      return "project_id" in to ? opening.run({ ...to, ...said }) : saving.run({ ...to, ...said });
    },
  });
  const isHiding = useMemo(() => !isOpen && hasContactData(text), [isOpen, text]);

  function setText(next: string) {
    setShown(next);
    keepText(place, next);
    setProblem(undefined);
    clear();
  }

  async function send() {
    if (!isUnknown && text.trim() === "" && files.length === 0) return setProblem(t("nothing"));
    setProblem(undefined);
    const pressed = await press(() => ({ text, files }));
    if (!pressed?.ok) return;
    // A text that was typed since then is another message.
    if (pressed.input.text === text) setText("");
    if (pressed.input.files === files) setFiles([]);
    const { thread } = pressed.data;
    emit("martillo-message-sent", { thread: thread.thread_id, lot: thread.project_id });
    invalidate(messagesList.name, activemsgcount.name);
    onSent(pressed.data);
  }

  const left = LONGEST_MESSAGE - text.length;
  return {
    text,
    files,
    setText,
    addFiles(added) {
      const { wrong, isTooMany, ...next } = withFiles(files, added);
      setFiles(next.files);
      clear();
      if (wrong !== undefined) setProblem(t("wrongFile", { name: wrong }));
      else setProblem(isTooMany ? t("tooManyFiles", { count: MESSAGE_FILES }) : undefined);
    },
    removeFile(file) {
      setFiles(files.filter((one) => one !== file));
      setProblem(undefined);
      clear();
    },
    left: left <= FEW_LEFT ? left : undefined,
    isHiding,
    isBusy: saving.isRunning || opening.isRunning,
    problem,
    refusal: isUnknown ? { message: t("unknown"), next: undefined } : error,
    send: () => void send(),
  };
}
