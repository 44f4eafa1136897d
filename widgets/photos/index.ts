// The photos of a lot: sent, put in order, cut, captioned and taken. The editor of a lot and the photos alone show the same.
export { PhotosEditor, type PhotosEditorProps } from "./PhotosEditor";
export { type LotPhotos, type PhotoHolder, photoOwnerOf, useLotPhotos } from "./use-lot-photos";
