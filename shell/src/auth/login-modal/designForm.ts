export { Form, type FormProps } from '../../../../shared/design/src/form/Form';
export type { FormAnswer, FormField, FormValues } from '../../../../shared/design/src/form/formTypes';
