import type { SaleReturn } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { returnRequestMessages } from "./return-request.messages";
import type { ReturnRequestModel } from "./use-return-request";

interface ReturnFilesProps {
  record: SaleReturn;
  /** What they belong to. */
  of: SaleReturn["files"][number]["of"];
  model: ReturnRequestModel;
}

/** Pictures and papers of a return, each to be opened. */
export function ReturnFiles({ record, of, model }: ReturnFilesProps) {
  const t = useMessages(returnRequestMessages);
  const files = record.files.filter((file) => file.of === of);
  if (files.length === 0) return null;
  return (
    <div className="martillo-return-request__actions">
      {files.map((file) => (
        <Button key={file.file_id} size="s" onClick={() => model.download(file)}>
          {t("fileOf", { name: file.name })}
        </Button>
      ))}
    </div>
  );
}
