import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { useTelHref } from '#web/ui/controls/use-tel-href.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './contact-details.module.css'

/** The address, contact details and ABN of a supplier; missing ones are left out. */
export function ContactDetails({ supplier }: { supplier: Supplier }) {
  const { address, phone, email, website, abn } = supplier
  return (
    <address>
      <ul className={styles.details}>
        {address && (
          <li className={styles.detail}>
            <Icon name="map-pin" label="Address" />
            <span>{address}</span>
          </li>
        )}
        {phone && (
          <li className={styles.detail}>
            <Icon name="phone" label="Phone" />
            <PhoneLink phone={phone} />
          </li>
        )}
        {email && (
          <li className={styles.detail}>
            <Icon name="envelope-simple" label="Email" />
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </li>
        )}
        {website && (
          <li className={styles.detail}>
            <Icon name="globe" label="Website" />
            <TextLink href={website} target="_blank" rel="noopener nofollow">
              Visit Website
              <span className="visually-hidden"> (opens in a new tab)</span>
            </TextLink>
          </li>
        )}
        {abn && (
          <li className={styles.detail}>
            <Icon name="identification-card" label="Australian Business Number" />
            <span>ABN {abnInWords(abn)}</span>
          </li>
        )}
      </ul>
    </address>
  )
}

const PhoneLink = ({ phone }: { phone: string }) => <TextLink href={useTelHref(phone)}>{phone}</TextLink>
