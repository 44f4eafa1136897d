// An auction that groups lots, from its draft to its publication, and who may bid in it.
export { AuctionEditor, type AuctionEditorEvents, type AuctionEditorProps } from "./AuctionEditor";
export { auctionEditorElement } from "./auction-editor.element";
