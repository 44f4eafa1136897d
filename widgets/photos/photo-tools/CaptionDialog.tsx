import type { PhotoNote } from "../../../src/contract";
import { FormAlert, required, textOf, useForm } from "../../../src/forms";
import { useMessages, usePhrase } from "../../../src/i18n";
import { Button, Dialog, TextAreaField, TextField } from "../../../src/ui";
import { lotPhotosMessages } from "../lot-photos.messages";

export interface CaptionDialogProps {
  /** The current name and texts of the photo. */
  note: PhotoNote;
  /** The name of a photo that has none yet. */
  proposed: string;
  onSave: (note: PhotoNote) => void;
  onClose: () => void;
}

/** What buyers read of a photo: its title, also in place of the picture, and a line below it. */
export function CaptionDialog({ note, proposed, onSave, onClose }: CaptionDialogProps) {
  const t = useMessages(lotPhotosMessages);
  const say = usePhrase();
  const form = useForm<"filename" | "title" | "description">({
    rules: {
      filename: required("Enter Filename"),
      title: required("Enter Title"),
      description: required("Enter Description"),
    },
    send(data) {
      onSave({
        ...note,
        filename: textOf(data, "filename").trim(),
        title: textOf(data, "title").trim(),
        description: textOf(data, "description").trim(),
      });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={say("Add caption details")} dismissible={false}>
      <form {...form.props} className="martillo-photos__dialog">
        <FormAlert errors={form.errors} />
        <TextField
          label={t("captionFile")}
          maxLength={120}
          required
          defaultValue={note.filename ?? proposed}
          {...form.field("filename")}
        />
        <TextField
          label={t("captionTitle")}
          hint={t("captionTitleHint")}
          maxLength={160}
          required
          defaultValue={note.title ?? ""}
          {...form.field("title")}
        />
        <TextAreaField
          label={t("captionText")}
          hint={t("captionTextHint")}
          rows={3}
          maxLength={500}
          required
          defaultValue={note.description ?? ""}
          {...form.field("description")}
        />
        <div className="martillo-photos__actions">
          <Button type="submit" variant="primary">
            {t("captionSave")}
          </Button>
          {note.title && (
            <Button
              onClick={() => {
                const { original } = note;
                onSave(original === undefined ? {} : { original });
                onClose();
              }}
            >
              {t("captionRemove")}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {say("cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
