import { Editor } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";

/** What the toolbar offers. */
export type EditorCommand =
  | "bold"
  | "italic"
  | "underline"
  | "heading"
  | "bulletList"
  | "orderedList"
  | "blockquote"
  | "undo"
  | "redo";

export interface RichEditor {
  run(command: EditorCommand): void;
  /** How it is read to people. */
  describe(as: {
    labelledBy: string;
    describedBy: string;
    isInvalid: boolean;
    isDisabled: boolean;
  }): void;
  close(): void;
}

export interface RichEditorOptions {
  html: string;
  /** The text as HTML; a single space when there is nothing in it. */
  onChange: (html: string) => void;
  /** The commands in force where the cursor stands. */
  onActive: (active: readonly EditorCommand[]) => void;
}

const MARKS = ["bold", "italic", "underline", "bulletList", "orderedList", "blockquote"] as const;
const HEADING_LEVEL = 3;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** An editor in a node, also in a shadow root. Its schema knows only what the server takes: anything else that is pasted is dropped. */
export function openEditor(place: HTMLElement, options: RichEditorOptions): RichEditor {
  const { html, onChange, onActive } = options;
  const editor = new Editor({
    element: place,
    content: html.trim(),
    // A strict policy forbids style elements; the rules are the field's own.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        code: false,
        codeBlock: false,
        strike: false,
        horizontalRule: false,
        link: {
          openOnClick: false,
          autolink: false,
          linkOnPaste: false,
          isAllowedUri: (address) => SAFE_ADDRESS.test(address),
          HTMLAttributes: { rel: "nofollow noopener noreferrer", target: null },
        },
      }),
    ],
    onUpdate: () => onChange(editor.isEmpty ? " " : editor.getHTML()),
    onTransaction: () => onActive(activeNow()),
  });

  function activeNow(): EditorCommand[] {
    const active: EditorCommand[] = MARKS.filter((name) => editor.isActive(name));
    return editor.isActive("heading") ? [...active, "heading"] : active;
  }

  return {
    run(command) {
      const chain = editor.chain().focus();
      const commands: Record<EditorCommand, () => typeof chain> = {
        bold: () => chain.toggleBold(),
        italic: () => chain.toggleItalic(),
        underline: () => chain.toggleUnderline(),
        heading: () => chain.toggleHeading({ level: HEADING_LEVEL }),
        bulletList: () => chain.toggleBulletList(),
        orderedList: () => chain.toggleOrderedList(),
        blockquote: () => chain.toggleBlockquote(),
        undo: () => chain.undo(),
        redo: () => chain.redo(),
      };
      commands[command]().run();
    },
    describe({ labelledBy, describedBy, isInvalid, isDisabled }) {
      editor.setEditable(!isDisabled, false);
      editor.setOptions({
        editorProps: {
          attributes: {
            role: "textbox",
            "aria-multiline": "true",
            "aria-labelledby": labelledBy,
            ...(describedBy && { "aria-describedby": describedBy }),
            ...(isInvalid && { "aria-invalid": "true" }),
          },
        },
      });
    },
    close: () => editor.destroy(),
  };
}
