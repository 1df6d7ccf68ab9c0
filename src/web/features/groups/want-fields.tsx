import { typedDollars } from '#shared/money/typed-numbers.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { Problems } from './use-group-form.ts'
import styles from './groups.module.css'

type WantFieldsProps = { problems: Problems; want?: number | undefined; most?: number | null | undefined }

/** Takes how much a member wants, and the most that a unit may cost it. */
export const WantFields = ({ problems, want, most = null }: WantFieldsProps) => (
  <div className={styles.pair}>
    <Field label="Units you want" required error={problems.want}>
      <TextInput name="want" inputMode="numeric" maxLength={6} defaultValue={want} />
    </Field>
    <Field
      label="Most for one unit, in dollars"
      optional
      help="Without GST. Nobody else sees it. If the price is higher, you are not part of the order."
      error={problems.most}
    >
      <TextInput name="most" inputMode="decimal" maxLength={12} defaultValue={typedDollars(most)} />
    </Field>
  </div>
)
