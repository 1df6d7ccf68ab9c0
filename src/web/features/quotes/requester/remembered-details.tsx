import { useState } from 'react'
import { ANONYMOUS } from '#web/storage/requester.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { clearContactDetails } from '#web/features/quotes/ask/contact-details.ts'
import { clearContactsOfLines } from '#web/features/quotes/ask/lines/lines-draft.ts'
import styles from './remembered-details.module.css'
import type { RequesterDetails } from './requester-details.ts'

/** A note that says where the contact details came from, with a button that clears them. */
export function RememberedDetails({
  requester: { storage, own, details },
  onForget,
}: {
  requester: RequesterDetails
  onForget: () => void
}) {
  const [isKnown, setKnown] = useState(Object.keys(details).length > Object.keys(own).length)
  if (!isKnown) return null
  const forget = () => {
    clearContactDetails(storage)
    clearContactsOfLines(storage)
    setKnown(false)
    onForget()
  }
  return (
    <p className={styles.note}>
      {storage.requester === ANONYMOUS
        ? 'Your contact details are from your last request and are kept in this browser only.'
        : 'Your contact details are from your account and its last request.'}{' '}
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
