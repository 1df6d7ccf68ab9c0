import { WEEKDAY_NAMES, WEEKDAYS } from '#contract/suppliers/weekdays.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { PlaceSuggestionsOf } from './add-place.tsx'
import legends from './legend.module.css'
import styles from './profile-form.module.css'
import { ServiceAreaFields } from './service-area-fields.tsx'
import type { ProfileForm } from './use-profile.ts'

/** The fields for delivery days, cut-off time, public holidays, minimum order and service area. */
export function DeliveryFields({ form, Suggestions }: { form: ProfileForm; Suggestions: PlaceSuggestionsOf }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <Stack gap={4}>
      <fieldset>
        <legend className={legends.legend}>Delivery days</legend>
        <div className={styles.days}>
          {WEEKDAYS.map((day) => (
            <Checkbox key={day} {...register('deliveryDays')} id={`day-${day}`} value={day} label={<DayName name={WEEKDAY_NAMES[day]} />} />
          ))}
        </div>
      </fieldset>
      <Grid min={200} most={2} gap={4}>
        <Field
          label="Cut-off time"
          optional
          help="Orders before it go out with the next day’s delivery, by your clock."
          error={errors.cutOff?.message}
        >
          <DateInput {...register('cutOff')} type="time" />
        </Field>
        <Field
          label="Public holidays"
          optional
          help="Until you say that you deliver, no delivery is promised on those of your state."
          error={errors.deliversOnHolidays?.message}
        >
          <NativeSelect {...register('deliversOnHolidays')}>
            <option value="">Not said</option>
            <option value="yes">We deliver</option>
            <option value="no">We do not deliver</option>
          </NativeSelect>
        </Field>
        <Field label="Minimum order, $" optional error={errors.minimumOrderCents?.message}>
          <TextInput {...register('minimumOrderCents')} inputMode="decimal" placeholder="none" />
        </Field>
      </Grid>
      <ServiceAreaFields form={form} Suggestions={Suggestions} />
    </Stack>
  )
}

/** Short enough for a week in one row. */
const DayName = ({ name }: { name: string }) => (
  <>
    <span aria-hidden="true">{name.slice(0, 3)}</span>
    <span className="visually-hidden">{name}</span>
  </>
)
