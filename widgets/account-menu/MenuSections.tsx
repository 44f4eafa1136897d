import { UNSOLD_LOTS, withQuery } from "../../src/paths";
import { useMessages } from "../../src/i18n";
import { Icon } from "../../src/ui";
import { accountMenuMessages } from "./account-menu.messages";
import { isShown, type MenuEntry, type MenuSection } from "./menu-entries";
import type { AccountMenuModel } from "./use-account-menu";

interface SectionsProps {
  model: AccountMenuModel;
  current: string | undefined;
}

/** The links, section by section; those of rarer use are folded. */
export function MenuSections({ model, current }: SectionsProps) {
  return model.sections.map((section) => (
    <Section key={section.title} section={section} model={model} current={current} />
  ));
}

function Section({ section, model, current }: SectionsProps & { section: MenuSection }) {
  const t = useMessages(accountMenuMessages);
  const entries = section.groups.flatMap((group) => group.entries);
  const holdsCurrent = entries.some((entry) => isShown(model.pathsOf(entry.page), current));
  return (
    <details
      className="martillo-account-menu__section"
      part="section"
      // Going somewhere opens the section of that page; what a person opens or folds stays so until then.
      key={String(holdsCurrent)}
      open={section.isOpen || holdsCurrent}
    >
      <summary>
        <span>{t(section.title)}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      {section.groups.map((group) => (
        <div key={group.entries[0]?.page} className="martillo-account-menu__group">
          {group.title && <p className="martillo-account-menu__subtitle">{t(group.title)}</p>}
          <ul aria-label={group.title ? `${t(section.title)}: ${t(group.title)}` : undefined}>
            {group.entries.map((entry) => (
              <li key={entry.page}>
                <EntryLink entry={entry} model={model} current={current} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** What a number beside an entry counts. */
const COUNTED = {
  outbid: "lots",
  winning: "lots",
  unsold: "toRelist",
  offers: "count",
  deposits: "held",
  buyNow: "pending",
  won: "pending",
  messages: "unread",
} as const;

/** What the number counts may be less than the list: its link shows that alone. */
const NARROWED: Partial<Record<string, string>> = { unsold: UNSOLD_LOTS };

function EntryLink({ entry, model, current }: SectionsProps & { entry: MenuEntry }) {
  const t = useMessages(accountMenuMessages);
  const count = entry.badge === undefined ? 0 : (model.counts[entry.badge] ?? 0);
  const href = model.href(entry.page);
  const narrowed = count > 0 ? NARROWED[entry.badge ?? ""] : undefined;
  const isCurrent = isShown(model.pathsOf(entry.page), current);
  return (
    <a
      className="martillo-account-menu__link"
      part={isCurrent ? "link link-current" : "link"}
      href={narrowed === undefined ? href : withQuery(href, narrowed)}
      aria-current={isCurrent ? "page" : undefined}
    >
      <span>{t(entry.label)}</span>
      {count > 0 && (
        <span className="martillo-account-menu__badge" part="badge" data-kind={entry.badge}>
          <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
          <span className="martillo-visually-hidden">
            {t(COUNTED[entry.badge ?? "outbid"], { count })}
          </span>
        </span>
      )}
    </a>
  );
}
