import { useState } from 'react'
import type { Candidate } from '#contract/suppliers/claims.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { ownerPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './supplier-dialog.module.css'
import type { SupplierForm } from './supplier-values.ts'

/** Returns the listings that may be the one in the form, and what looks for them once a field has been left. */
export function useAlike(form: SupplierForm) {
  const { send, data } = useWrite('POST /api/admin/suppliers/alike', {
    invalidates: [],
    // Without an answer the form is as useful as before.
    failure: shownElsewhere,
  })
  const [looked, setLooked] = useState('')
  const look = () => {
    const { businessName, phone, email, abn } = form.getValues()
    const about = [businessName, phone, email, abn].join(' ')
    if (about.trim() === '' || about === looked) return
    setLooked(about)
    void send({ businessName, phone, email, abn })
  }
  return { found: data ?? [], look }
}

/** Asks whether the business is listed already, before it is listed twice. */
export const Alike = ({ found }: { found: readonly Candidate[] }) => (
  <output>
    {found.length > 0 && (
      <div className={styles.alike}>
        <p>
          <b>Is it this one?</b>
        </p>
        <ul className={styles.lines}>
          {found.map(({ id, businessName, category, suburb, state }) => (
            <li key={id}>
              <TextLink href={ownerPath({ tab: 'suppliers', edit: String(id) })}>{businessName}</TextLink>{' '}
              <span className={styles.about}>{[category, [suburb, state].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ul>
      </div>
    )}
  </output>
)
