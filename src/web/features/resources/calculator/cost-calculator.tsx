import { useRef } from 'react'
import { costReduction } from '#shared/money/cost-reduction.ts'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { CostForm } from './cost-form.tsx'
import { CostResult } from './cost-result.tsx'
import { costsOf } from './typed-costs.ts'
import { useCostForm, type CalculatorAddress } from './use-cost-form.ts'
import styles from './cost-calculator.module.css'

/** The cost reduction calculator. What is entered is in the address, and the result is that of the address. */
export function CostCalculator({ search, hrefOf }: CalculatorAddress) {
  const { form, typed, onType, show, clear, read } = useCostForm({ search, hrefOf })
  const heading = useRef<HTMLHeadingElement>(null)
  const costs = costsOf(search)
  const calculate = () => {
    show()
    heading.current?.focus()
  }
  return (
    <Section title="Work out your saving" sub="Enter what you pay in a month, in dollars." className={styles.calculator}>
      <div className="no-print">
        <CostForm
          form={form}
          typed={typed}
          search={search}
          hrefOf={hrefOf}
          onType={onType}
          onLeave={show}
          onCalculate={calculate}
          onClear={clear}
        />
      </div>
      <CostResult costs={costs} result={costReduction(costs)} heading={heading} />
      <div className={styles.export}>
        <DownloadButton
          name="Cost reduction calculator.xlsx"
          load={async () => (await import('./cost-workbook.ts')).costWorkbook(costsOf(read()))}
          onFailure={() => toast({ title: 'The spreadsheet could not be made', description: 'Please try again.', tone: 'destructive' })}
          busyLabel="Making the spreadsheet"
        >
          Download as a spreadsheet
        </DownloadButton>
      </div>
    </Section>
  )
}
