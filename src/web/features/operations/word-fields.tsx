import { useWatch } from 'react-hook-form'
import { CATEGORIES } from '#contract/options.ts'
import { OWN_KINDS } from '#contract/directory/own-terms.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { KIND_LABELS, type WordForm } from './word-form.ts'

/** Takes what is entered of a word; what else depends on what it is. */
export function WordFields({ form: { control, formState, register } }: { form: WordForm }) {
  const { errors } = formState
  const kind = useWatch({ control, name: 'kind' })
  return (
    <Stack gap={4}>
      <Field label="Word" required error={errors.term?.message}>
        <TextInput {...register('term')} autoCapitalize="off" />
      </Field>
      <Field label="What it is" error={errors.kind?.message}>
        <NativeSelect {...register('kind')}>
          {OWN_KINDS.map((each) => (
            <option key={each} value={each}>
              {KIND_LABELS[each]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {kind === 'name' ? (
        <Field label="Known word" required help="Searches find the same suppliers by both." error={errors.sameAs?.message}>
          <TextInput {...register('sameAs')} autoCapitalize="off" />
        </Field>
      ) : (
        <Field label="Category" optional error={errors.category?.message}>
          <NativeSelect {...register('category')}>
            <option value="">None</option>
            {CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Field label="Other names" optional help="Separated by commas. Plurals are found too." error={errors.synonyms?.message}>
        <TextInput {...register('synonyms')} autoCapitalize="off" />
      </Field>
    </Stack>
  )
}
