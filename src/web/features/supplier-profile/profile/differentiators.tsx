import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { MAX_DIFFERENTIATORS } from '#contract/suppliers/supplier-profile.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './profile-form.module.css'
import type { ProfileForm } from './use-profile.ts'

/** Up to three reasons to choose this supplier; a profile without any shows those of its category. */
export function Differentiators({ form }: { form: ProfileForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'differentiators' })
  const adder = useRef<HTMLButtonElement>(null)
  const removePoint = (at: number) => {
    remove(at)
    // The removed button had the focus; the button that adds a point is rendered in the next frame.
    requestAnimationFrame(() => adder.current?.focus())
  }
  return (
    <Stack gap={4}>
      {fields.length === 0 && <p className={styles.soft}>Until you give your own, your profile shows what holds for your category.</p>}
      {fields.map(({ id }, at) => (
        <Point key={id} form={form} at={at} onRemove={() => removePoint(at)} />
      ))}
      {fields.length < MAX_DIFFERENTIATORS && (
        <Button
          ref={adder}
          variant="quiet"
          icon="plus"
          style={{ alignSelf: 'start' }}
          onClick={() => append({ title: '', description: '' })}
        >
          Add a point
        </Button>
      )}
    </Stack>
  )
}

function Point({ form: { register, formState }, at, onRemove }: { form: ProfileForm; at: number; onRemove: () => void }) {
  const errors = formState.errors.differentiators?.[at]
  return (
    <fieldset aria-label={`Point ${at + 1}`} className={styles.point}>
      <Stack gap={3}>
        <Field label="Title" required error={errors?.title?.message}>
          <TextInput {...register(`differentiators.${at}.title`)} maxLength={60} />
        </Field>
        <Field label="In a sentence or two" required error={errors?.description?.message}>
          <TextArea {...register(`differentiators.${at}.description`)} rows={2} maxLength={240} />
        </Field>
      </Stack>
      <IconButton icon="trash" label={`Remove point ${at + 1}`} onClick={onRemove} />
    </fieldset>
  )
}
