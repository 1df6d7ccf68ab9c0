import { useController } from 'react-hook-form'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { StarChoice } from '#web/ui/controls/choice/star-choice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import type { ReviewForm } from './review-form.ts'
import styles from './review-fields.module.css'

/** The topics of a review, as checkboxes. */
const TAGS = ['Quality', 'Freshness', 'Delivery', 'Value', 'Range', 'Service', 'Communication', 'Consistency']

export function ReviewFields({ form }: { form: ReviewForm }) {
  const { register, control, formState } = form
  const { errors, defaultValues } = formState
  const { ref, ...rating } = useController({ name: 'rating', control }).field
  const others = (defaultValues?.tags ?? []).filter((tag): tag is string => tag !== undefined && !TAGS.includes(tag))
  return (
    <Stack gap={4}>
      <StarChoice
        legend="Your rating"
        name={rating.name}
        value={rating.value}
        onChange={rating.onChange}
        ref={ref}
        error={errors.rating?.message}
      />
      <Field label="Your review" required help="What was good, what was not, for whom?" error={errors.text?.message}>
        <TextArea {...register('text')} rows={5} maxLength={2000} />
      </Field>
      <fieldset className={styles.tags}>
        <legend className={styles.legend}>
          What it is about <span className={styles.optional}>optional, up to five</span>
        </legend>
        {[...others, ...TAGS].map((tag) => (
          <Checkbox key={tag} {...register('tags')} value={tag} label={tag} aria-describedby={errors.tags && 'tags-error'} />
        ))}
      </fieldset>
      {errors.tags && (
        <p id="tags-error" className={styles.error}>
          {errors.tags.message}
        </p>
      )}
    </Stack>
  )
}
