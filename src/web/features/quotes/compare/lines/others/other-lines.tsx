import { useFieldArray, useWatch } from 'react-hook-form'
import { MAX_PRICES_OF_LINE } from '#contract/quotes/supplier-quote.ts'
import { MAX_UNIT } from '#contract/order-lists/unit.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { quantityInWords } from '#shared/order-line/quantity-texts.ts'
import { readPackSize } from '#shared/pack-size/pack-size.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { readingInWords } from '#web/features/quotes/hints/pack-readings.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { OtherForm } from './other-form.ts'
import styles from './other-lines.module.css'
import { blankPrice } from './other-values.ts'
import { PastePrices } from './paste-prices.tsx'

/** The prices by line of the request, a row a line; a line may have several packs. */
export function OtherLines({ form, lines }: { form: OtherForm; lines: readonly RequestLine[] }) {
  const { fields, insert, remove, replace } = useFieldArray({ control: form.control, name: 'prices' })
  const placesOf = (lineId: string) => fields.flatMap((field, at) => (field.lineId === lineId ? at : []))
  const removePack = (at: number) => {
    remove(at)
    form.setFocus(`prices.${at - 1}.packSize`)
  }
  return (
    <>
      <PastePrices form={form} lines={lines} onRead={replace} />
      <div className={styles.lines}>
        {fields.map(({ id, lineId }, at) => {
          const places = placesOf(lineId)
          const pack = places.indexOf(at) + 1
          const canAdd = at === places.at(-1) && places.length < MAX_PRICES_OF_LINE
          return (
            <PriceFields
              key={id}
              form={form}
              at={at}
              line={lines.find((line) => line.id === lineId)}
              pack={pack}
              onAddPack={canAdd ? () => insert(at + 1, blankPrice(lineId)) : undefined}
              onRemove={pack > 1 ? () => removePack(at) : undefined}
            />
          )
        })}
      </div>
    </>
  )
}

type PriceFieldsProps = {
  form: OtherForm
  at: number
  line: RequestLine | undefined
  /** Which of the line's packs it is, counted from 1. */
  pack: number
  onAddPack?: () => void
  onRemove?: () => void
}

function PriceFields({ form: { register, control, formState }, at, line, pack, onAddPack, onRemove }: PriceFieldsProps) {
  const row = `prices.${at}` as const
  const errors = formState.errors.prices?.[at]
  const { packSize, unit, source } = useWatch({ control, name: row })
  const reading = isBlank(packSize) ? undefined : readingInWords(readPackSize(packSize, unit || null))
  const item = line?.item ?? ''
  const need = line && quantityInWords(line)
  return (
    <fieldset className={styles.line}>
      <legend className={styles.item}>
        <span>{pack > 1 ? `${item}, pack ${pack}` : item}</span>
        {need && pack === 1 && <span className={styles.need}>{` ${need}`}</span>}
      </legend>
      <Field label="Pack size" help={reading} error={errors?.packSize?.message}>
        <TextInput {...register(`${row}.packSize`)} placeholder="12 x 1 L" maxLength={60} autoComplete="off" />
      </Field>
      <Field label="Unit" optional error={errors?.unit?.message}>
        <TextInput {...register(`${row}.unit`)} placeholder="carton" maxLength={MAX_UNIT} autoComplete="off" />
      </Field>
      <Field label="Price per pack, $" error={errors?.priceCents?.message}>
        <TextInput {...register(`${row}.priceCents`)} inputMode="decimal" placeholder="12.50" autoComplete="off" />
      </Field>
      <Field label="GST" error={errors?.gst?.message}>
        <NativeSelect {...register(`${row}.gst`)}>
          <option value="">Choose</option>
          <option value="taxable">+ 10% GST</option>
          <option value="free">GST-free</option>
        </NativeSelect>
      </Field>
      {source && <p className={styles.source}>{`Read from “${source}”`}</p>}
      <div className={styles.tools}>
        {onAddPack && (
          <Button size="sm" variant="quiet" icon="plus" aria-label={`Another pack of ${item}`} onClick={onAddPack}>
            Another pack
          </Button>
        )}
        {onRemove && (
          <Button size="sm" variant="quiet" icon="trash" aria-label={`Remove pack ${pack} of ${item}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </fieldset>
  )
}
