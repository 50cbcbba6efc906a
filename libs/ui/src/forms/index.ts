export { default as Autocomplete } from '@mui/material/Autocomplete';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormGroup } from '@mui/material/FormGroup';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as FormLabel } from '@mui/material/FormLabel';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as Radio } from '@mui/material/Radio';
export { default as RadioGroup } from '@mui/material/RadioGroup';
export { default as Slider } from '@mui/material/Slider';
export { default as Switch } from '@mui/material/Switch';
export { default as TextField, type TextFieldProps } from '@mui/material/TextField';

export { CommentsButton } from './comments-button.tsx';
export { ConflictAlert, ConflictTitle } from './conflict-alert.tsx';
export { CopyField } from './copy-field.tsx';
export { EachLanguage, useLabelIn } from './each-language.tsx';
export { FilterBar, SearchField, type SearchFieldProps } from './search-field.tsx';
export { Form, type FormProps } from './form.tsx';
export { FormDialog, useDiscardQuestion } from './form-dialog.tsx';
export { FormRating, RatingInput, RatingStars, type RatingInputProps } from './rating-input.tsx';
export {
  FormSelect,
  SelectField,
  type Choice,
  type FormSelectProps,
  type SelectFieldProps,
} from './form-select.tsx';
export { PublicationFields } from './publication-fields.tsx';
export {
  PUBLICATION_FILTER,
  PublicationNote,
  usePublicationFilter,
  usePublicationNote,
  usePublicationTexts,
} from './publication-note.tsx';
export { instantOf, localTime, ownZone } from './local-time.ts';
export { FormSwitch, type FormSwitchProps, StatusSwitch } from './switches.tsx';
export { FormTextField, type FormTextFieldProps } from './form-text-field.tsx';
export { ItemDialogs, Pair, useFieldLabel, useFields, useItemDialog, useItemTask } from './item-dialogs.tsx';
export { ItemFormDialog } from './item-form-dialog.tsx';
export { FormTags, TagsField, type FormTagsProps, type TagsFieldProps } from './tags-field.tsx';
export {
  fetchItem,
  UNDO_MS,
  useUndo,
  useSaveItem,
  useToggleItem,
  type Item,
  type Noun,
  type SwitchedItem,
} from './items.ts';
export { useFailureReport, useFieldErrors } from './use-failures.ts';
export { differingFields, sideOf, type Side } from './three-way.ts';
export { toTranslations, toTranslationValues } from './translation-values.ts';
export { usePasswordToggle } from './use-password-toggle.tsx';
export { RecipientFields } from './recipient-fields.tsx';
export { useOnce } from '../controls/use-once.ts';
export { useConflictChoices } from './conflict-choice.tsx';
export { useChange, type ChangeOptions } from './use-change.ts';
export { useItemForm } from './use-item-form.ts';
export { changeOf, type ItemChange } from './use-stale-item.ts';
export { ItemLink, useFormerAddress, useItemAddress, type ItemAddress } from './item-address.tsx';
export { UnsavedInput } from './unsaved/unsaved-input.tsx';
export type { StorableForm } from './unsaved/storable-form.ts';
export { PresenceNotice } from './presence/presence-notice.tsx';
export { ReviewButton, ReviewNote } from './reviews/review-button.tsx';
export { REVIEW_FILTER, useReviewFilter } from './reviews/use-review-filter.ts';
export { HistoryButton } from './history-button.tsx';
export { TrashButton } from './trash-button.tsx';
export { MentionField } from './mention-field.tsx';
export { ImportButton } from './imports/import-button.tsx';
export { ItemSheet, LoadedItem, OpenItem } from './item-sheet.tsx';
export { LoadFailure } from '../feedback/load-boundary.tsx';
export { useItemTitle } from '../layout/breadcrumb.tsx';
