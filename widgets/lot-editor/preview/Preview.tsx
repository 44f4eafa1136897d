import { useEffect, useRef, useState } from "react";
import { productGetSingleProject } from "../../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../../src/i18n";
import { useQuery } from "../../../src/state";
import { ErrorState, RadioGroup, Spinner, useStyles } from "../../../src/ui";
import { lotDetailElement, LotPreview } from "../../lot-detail";
import { lotEditorMessages } from "../lot-editor.messages";
import type { LotEditorModel } from "../use-lot-editor";
import { Summary } from "./Summary";

/** A phone, a tablet and a desk, in pixels. */
const WIDTHS = [375, 768, 1280] as const;
const [PHONE] = WIDTHS;
/** On a phone itself the page around it takes some of the width. */
const FITTING = { maxInlineSize: "100%" };

/** The figures of the publication; then the lot in the buyers' view, at the width of their screens. Nothing in that can be pressed. */
export function Preview({ lot, model }: { lot: number; model: LotEditorModel }) {
  const t = useMessages(lotEditorMessages);
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, lotDetailElement.styles);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(PHONE);
  const { data, error, retry } = useQuery(productGetSingleProject, { id: lot, as_buyer: true });
  const { version } = model.draft;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    retry();
  }, [version, retry]);
  const record = data && !("edit_version" in data.record) ? data.record : undefined;
  return (
    <div ref={element} className="martillo-lot-editor__review" part="preview">
      {record && <Summary lot={record} values={model.values} />}
      <h3>{t("previewAs")}</h3>
      <RadioGroup
        label={t("previewWidth")}
        name="previewWidth"
        options={WIDTHS.map((each) => ({
          value: String(each),
          label: t(`preview_${each}`),
        }))}
        value={String(width)}
        onValueChange={(value) => setWidth(WIDTHS.find((each) => String(each) === value) ?? PHONE)}
      />
      {error && !record && <ErrorState title={error.message} next={error.next} onRetry={retry} />}
      {!record && !error && <Spinner />}
      {record && (
        // Wider than the page: it scrolls, also by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className="martillo-lot-editor__preview" aria-label={t("preview")} tabIndex={0}>
          <div style={{ inlineSize: `${width}px`, ...(width === PHONE && FITTING) }} inert>
            <LotPreview
              lot={record}
              aside={
                <div className="martillo-lot-editor__sale">
                  <strong>{t("preview")}</strong>
                  <p>{Number(record.wprice) === 0 ? t("empty") : formatMoney(record.wprice)}</p>
                  {record.auction === 1 && record.date_closed > 0 && (
                    <p>{t("previewEnds", { moment: formatMoment(record.date_closed) })}</p>
                  )}
                </div>
              }
            />
          </div>
        </section>
      )}
    </div>
  );
}
