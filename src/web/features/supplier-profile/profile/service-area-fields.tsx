import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '#web/ui/controls/field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { AddPlace, type PlaceSuggestionsOf } from './add-place.tsx'
import { AreaInWords } from './area-in-words.tsx'
import { joinedRanges, rangesOf, typedRanges } from './postcode-text.ts'
import { RangeChips } from './range-chips.tsx'
import type { ProfileForm } from './use-profile.ts'

/** The service area: typed as postcodes and ranges, or added as a suburb or the suburbs around one, and removed by range. */
export function ServiceAreaFields({ form, Suggestions }: { form: ProfileForm; Suggestions: PlaceSuggestionsOf }) {
  const { control, formState, getValues, register, setValue } = form
  const [status, setStatus] = useState('')
  const [added, setAdded] = useState<string>()
  const own = useWatch({ control, name: ['suburb', 'state', 'postcode'] })
  const ranges = rangesOf(useWatch({ control, name: 'serviceArea' }))
  const set = (changed: typeof ranges) =>
    setValue('serviceArea', typedRanges(changed), { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <Stack gap={4}>
      <Field
        id="postcodes"
        label="Postcodes you deliver to"
        optional
        help="Postcodes or ranges with commas between, such as 3000-3207, 3220."
        error={formState.errors.serviceArea?.message}
      >
        <TextInput {...register('serviceArea')} />
      </Field>
      <AddPlace
        Suggestions={Suggestions}
        onAdd={({ label, ranges: more, postcodes }, place) => {
          set(joinedRanges(rangesOf(getValues('serviceArea')), more))
          setAdded(place)
          setStatus(`Added: ${label} (${postcodes === 1 ? '1 postcode' : `${postcodes} postcodes`}).`)
        }}
      />
      <AreaInWords ranges={ranges} around={added ?? own.filter(Boolean).join(' ')} />
      <RangeChips
        ranges={ranges}
        onRemove={(range, words) => {
          set(rangesOf(getValues('serviceArea')).filter(({ from, to }) => from !== range.from || to !== range.to))
          setStatus(`Removed: ${words}.`)
        }}
      />
      <output className="visually-hidden">{status}</output>
    </Stack>
  )
}
