import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import type { Problems } from './use-group-form.ts'

/** Shows what each member has to say of its business. */
export const Turnover = ({ problems }: { problems: Problems }) => (
  <Field label="Your turnover" error={problems.turnoverUnder10m}>
    <Checkbox name="turnoverUnder10m" label="My business turned over less than $10 million in the last financial year." />
  </Field>
)
