import type { MessageKeyOf } from "../../src/i18n";
import type { toolsMessages } from "./tools.messages";

export const toolsEnglish = {
  "sellerTools.number": "Number of the sale",
  "sellerTools.numberWrong": "Type the number, for example 128.",
  "sellerTools.from": "Sold from",
  "sellerTools.to": "Sold until",
  "sellerTools.filter": "Filter",
  "sellerTools.exportXlsx": "Export to Excel",
  "sellerTools.exportCsv": "Export to CSV",
  "sellerTools.exported":
    "{count, plural, one {# sale was exported.} other {# sales were exported.}}",
  "sellerTools.exportedPart":
    "The {count} latest were exported: there are more. Narrow them down by date to export the rest.",
  "sellerTools.withMarked": "With the marked sales",
  "sellerTools.marked": "{count, plural, one {# marked} other {# marked}}",
  "sellerTools.unmark": "Unmark all",
  "sellerTools.paid": "Mark as paid",
  "sellerTools.paidText":
    "{count, plural, one {It will be noted that # buyer has paid you all that was due by transfer or in cash.} other {It will be noted that # buyers have paid you all that was due by transfer or in cash.}}",
  "sellerTools.unpaid": "Undo recorded payments",
  "sellerTools.unpaidText":
    "Payments that you recorded by hand will not count any more and the sales will be due again. No money moves.",
  "sellerTools.cancel": "Cancel the sales",
  "sellerTools.cancelText":
    "{count, plural, one {# sale will be cancelled: the vehicle will be free.} other {# sales will be cancelled: the vehicles will be free.}} We will tell the buyers.",
  "sellerTools.changed":
    "{count, plural, =0 {None has changed.} one {# sale has changed.} other {# sales have changed.}}",
  "sellerTools.failed": "Sale no. {id}: {message}",
} satisfies Record<MessageKeyOf<typeof toolsMessages>, string>;
