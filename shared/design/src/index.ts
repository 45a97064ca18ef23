export { Alert, type AlertProps } from './alert/Alert';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/Breadcrumb';
export { Button, MISSING_ACTION_TEXT, type ButtonProps } from './button/Button';
export { BUTTON_CATEGORIES, type ButtonCategory } from './button/buttonCategories';
export { Card, type CardProps } from './card/Card';
export { Dialog, type DialogProps } from './dialog/Dialog';
export { Checkbox, type CheckboxProps } from './fields/Checkbox';
export { RadioGroup, type RadioGroupProps } from './fields/RadioGroup';
export type { FieldOption } from './fields/fieldOption';
export { SelectField, type SelectFieldProps } from './fields/SelectField';
export { Slider, type SliderProps } from './fields/Slider';
export { TextArea, type TextAreaProps } from './fields/TextArea';
export { TextField, type TextFieldProps } from './fields/TextField';
export type { FieldProps } from './fields/useField';
export { Form, type FormProps } from './form/Form';
export type { FormAnswer, FormField, FormValues } from './form/formTypes';
export { GlobalStyle } from './GlobalStyle';
export * from './icons/arrowIcons';
export * from './icons/editingIcons';
export { Icon, type IconProps } from './icons/Icon';
export * from './icons/navigationIcons';
export * from './icons/pageIcons';
export * from './icons/playbackIcons';
export * from './icons/themeIcons';
export * from './icons/viewIcons';
export { Dice } from './loading/Dice';
export { LOADING_TEXT, LoadingScreen } from './loading/LoadingScreen';
export { Skeleton, type SkeletonProps } from './loading/Skeleton';
export { useMediaQuery } from './media/useMediaQuery';
export { useReducedMotion } from './media/useReducedMotion';
export { factList } from './page/factList';
export { PageHeader, type PageHeaderProps } from './page/PageHeader';
export { followReading, READING, useReading } from './reading/reading';
export { MEASURED, measureRedlines, REDLINES, STRETCHES, useRedlines } from './redline/redlines';
export { Section, type SectionProps } from './page/Section';
export { Figure, type FigureProps } from './picture/Figure';
export { PictureViewer, type PictureViewerProps, type ViewerPicture } from './picture/PictureViewer';
export { ThemedImage, type ThemedImageSource } from './picture/ThemedImage';
export { useHashChoice } from './picture/useHashChoice';
export { Artboard, type ArtboardProps } from './redline/Artboard';
export { Dimension, type DimensionProps } from './redline/Dimension';
export { FrameLabel } from './redline/FrameLabel';
export {
  selectionFrame,
  selectionFrameBase,
  selectionFrameShown,
  selectionFrameWithin,
} from './redline/selectionFrame';
export { sortRows } from './table/sortRows';
export { Table, type TableProps } from './table/Table';
export type { SortDirection, TableColumn, TableSort } from './table/tableTypes';
export { Chip, type ChipProps } from './tag/Chip';
export { Tag } from './tag/Tag';
export { TagList, type TagListProps } from './tag/TagList';
export { THEME_CHANGING_ATTRIBUTE } from './theme/themeChangingAttribute';
export { hiddenInDark, hiddenInLight, inDarkTheme } from './theme/onlyInTheme';
export * from './tokens';
export { VisuallyHidden, visuallyHidden } from './visually-hidden/VisuallyHidden';
export { WAITING_ATTRIBUTE } from './waitingAttribute';
