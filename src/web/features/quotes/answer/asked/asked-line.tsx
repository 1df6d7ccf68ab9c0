import { useWatch } from 'react-hook-form'
import { quantityInWords } from '#shared/order-line/quantity-texts.ts'
import { detailsInWords } from '#shared/order-line/request-line-texts.ts'
import { readPackSize } from '#shared/pack-size/pack-size.ts'
import { readingInWords } from '#web/features/quotes/hints/pack-readings.ts'
import { gstHelp } from '#web/features/quotes/answer/use-usual-gst.ts'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { AskedLineProps } from './asked-line-props.ts'
import { AskedSum } from './asked-sum.tsx'
import styles from './asked-line.module.css'
import { LineDetails } from './line-details.tsx'
import { LineTaps } from './line-taps.tsx'
import { OriginField } from './origin-field.tsx'
import { Toggle } from './toggle.tsx'

/** A line of the request in the answer form: what is needed, and the price for it. Fields register in the order of the page. */
export function AskedLine(props: AskedLineProps) {
  const { form, at, asked } = props
  const isPassed = useWatch({ control: form.control, name: `lines.${at}.isPassed` }) === 'yes'
  const details = detailsInWords(asked)
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{asked.item}</legend>
      <div className={styles.head}>
        <p>
          <b>{asked.item}</b>
          <span className={styles.need}>{quantityInWords(asked) ?? 'amount not said'}</span>
          {details && <span className={styles.need}>{details}</span>}
        </p>
        <Toggle form={form} at={at} name="isPassed" label="Not ours" of={asked.item} />
      </div>
      {!isPassed && <PriceFields {...props} />}
    </fieldset>
  )
}

function PriceFields(props: AskedLineProps) {
  const { form, at, asked } = props
  const { register, control, formState } = form
  const line = `lines.${at}` as const
  const typed = useWatch({ control, name: line })
  const errors = formState.errors.lines?.[at]
  const read = readPackSize(typed.packSize, typed.unit || null)
  return (
    <>
      <Field label="Price per pack, $" error={errors?.priceCents?.message} className={styles.price}>
        <TextInput {...register(`${line}.priceCents`)} inputMode="decimal" placeholder="12.50" />
      </Field>
      <Field
        label="Pack size"
        help={read.pack ? readingInWords(read) : undefined}
        error={errors?.packSize?.message}
        className={styles.pack}
      >
        <TextInput {...register(`${line}.packSize`)} placeholder={asked.measure === 'L' ? '12 x 1 L' : '5 kg'} maxLength={60} />
      </Field>
      <Field label="GST" help={gstHelp(typed)} error={errors?.gst?.message} className={styles.gst}>
        <NativeSelect {...register(`${line}.gst`, { onChange: () => repeatGst(form, at) })}>
          <option value="taxable">+ 10%</option>
          <option value="free">Free</option>
        </NativeSelect>
      </Field>
      <AskedSum line={typed} asked={asked} />
      {(asked.isSeafood || typed.origin !== '') && <OriginField form={form} at={at} of={asked.item} className={styles.origin} />}
      <LineTaps {...props} typed={typed} />
      <LineDetails form={form} at={at} asked={asked} />
    </>
  )
}

/** Gives the lines below for the same kind of goods that have no price yet the GST that was chosen for a line. */
function repeatGst({ getValues, setValue }: AskedLineProps['form'], at: number): void {
  const { lines } = getValues()
  const { gst, gstFor } = getValues(`lines.${at}`)
  setValue(`lines.${at}.gstFor`, '')
  for (const [below, line] of lines.entries())
    if (below > at && line.requestLineId !== '' && line.priceCents === '' && line.gstFor === gstFor) {
      setValue(`lines.${below}.gst`, gst)
      setValue(`lines.${below}.gstFor`, '')
    }
}
