/*
 * Primitives of the widgets: no data, no network. Their rules are in `styles.css`.
 * They expect to stand inside a node with the class `martillo-root` (src/theme/base.css), which every widget's outermost node carries.
 */
export { adoptStyles, useStyles } from "./adopt-styles";
export { AutocompleteField, type AutocompleteFieldProps } from "./AutocompleteField";
export { Badge, type BadgeProps, type Tone } from "./Badge";
export { Button, type ButtonProps, type ButtonVariant } from "./Button";
export { ButtonLink, type ButtonLinkProps } from "./ButtonLink";
export { BELL } from "./bell";
export { type CaptchaConfig, CaptchaField, type CaptchaFieldProps } from "./CaptchaField";
export { CheckboxField, type CheckboxFieldProps } from "./CheckboxField";
export { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup";
export { CodeField, type CodeFieldProps } from "./CodeField";
export { ConfirmRemoval, type ConfirmRemovalProps } from "./ConfirmRemoval";
export { DateField } from "./DateField";
export { Dialog, type DialogProps } from "./Dialog";
export { activeElementNear, focusedElement, isEventInside, isFocusLost } from "./dom";
export { EditorField, type EditorFieldProps, EMPTY_TEXT } from "./EditorField";
export { EmptyState, type EmptyStateProps } from "./EmptyState";
export { ErrorState, type ErrorStateProps } from "./ErrorState";
export { Field, type FieldControl, FieldError, type FieldProps } from "./Field";
export { Icon, type IconName, type IconProps, type Shape } from "./Icon";
export { IconButton, type IconButtonProps } from "./IconButton";
export { Image, type ImageProps } from "./Image";
export { LatePart, type LatePartProps } from "./LatePart";
export { LiveRegion, type LiveRegionProps } from "./LiveRegion";
export { centsOfText, textOfCents } from "./money-text";
export { MoneyField, type MoneyFieldProps } from "./MoneyField";
export { type PageItem, pageWindow } from "./page-window";
export { Pager, type PagerProps } from "./Pager";
export { PasswordField } from "./PasswordField";
export { PhoneField, type PhoneFieldProps } from "./PhoneField";
export { PlaceField, type PlaceFieldProps, type PlaceSource } from "./PlaceField";
export type { OptionKeys, OptionListProps, OptionProps } from "./OptionList";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./RadioGroup";
export { Refusal, type RefusalProps } from "./Refusal";
export { RichText, type RichTextProps } from "./RichText";
export { type HouseFile, saveFile } from "./save-file";
export { SelectField, type SelectFieldProps, type SelectOption } from "./SelectField";
export { Skeleton, type SkeletonProps } from "./Skeleton";
export { Spinner } from "./Spinner";
export { StrengthMeter, type StrengthMeterProps } from "./StrengthMeter";
export { type TabItem, Tabs, type TabsProps } from "./Tabs";
export { TextAreaField, type TextAreaFieldProps } from "./TextAreaField";
export { TextField, type TextFieldProps } from "./TextField";
export type { Suggestion } from "./use-suggestions";
export { uiMessages } from "./ui.messages";
export { usePlaceLookUp } from "./use-place-look-up";
