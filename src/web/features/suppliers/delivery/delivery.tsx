import type { ReactNode } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { deliveryTerms, hasDelivery, NOT_SAID_WHERE } from './delivery-texts.ts'
import styles from './delivery.module.css'

type DeliveryProps = {
  supplier: Supplier
  /** The form that asks whether it delivers to a place, for a supplier that has said where it delivers. */
  question: ReactNode
}

/** When, from which amount and where a supplier delivers; renders nothing for a service that says nothing of it. */
export function Delivery({ supplier, question }: DeliveryProps) {
  if (!hasDelivery(supplier)) return null
  return (
    <Section title="Delivery" id="delivery">
      <dl className={styles.terms}>
        {deliveryTerms(supplier).map(({ label, text, all }) => (
          <div key={label} className={styles.term}>
            <dt className={styles.label}>{label}</dt>
            <dd className={text === null ? styles.unsaid : styles.text}>
              {all ? (
                <details>
                  <summary>{text}</summary>
                  {all}
                </details>
              ) : (
                (text ?? 'Not said')
              )}
            </dd>
          </div>
        ))}
      </dl>
      {supplier.serviceArea.length > 0 ? question : <p className={styles.silent}>{NOT_SAID_WHERE}</p>}
    </Section>
  )
}
