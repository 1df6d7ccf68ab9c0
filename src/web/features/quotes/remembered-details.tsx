import { useState } from 'react'
import { TextLink } from '#web/ui/text-link.tsx'
import { forgetContactDetails, readContactDetails } from './contact-details.ts'
import styles from './remembered-details.module.css'

/** Says where the contact details came from, and takes them away again. */
export function RememberedDetails({ onForget }: { onForget: () => void }) {
  const [isKnown, setKnown] = useState(() => Object.keys(readContactDetails()).length > 0)
  if (!isKnown) return null
  const forget = () => {
    forgetContactDetails()
    setKnown(false)
    onForget()
  }
  return (
    <p className={styles.note}>
      Your contact details are from your last request and are kept in this browser only.{' '}
      <TextLink
        render={
          <button type="button" onClick={forget}>
            Clear my details
          </button>
        }
      />
    </p>
  )
}
