import type { Supplier } from '#contract/suppliers.ts'
import { telHref } from '#shared/tel-href.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { deliveryFacts } from './delivery-words.ts'
import styles from './contact-details.module.css'

/** The address, contact details and delivery terms of a supplier; missing ones are left out. */
export function ContactDetails({ supplier }: { supplier: Supplier }) {
  const { address, phone, email, website } = supplier
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
            <TextLink href={telHref(phone)}>{phone}</TextLink>
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
        {deliveryFacts(supplier).map(({ icon, label, text, all }) => (
          <li key={label} className={styles.detail}>
            <Icon name={icon} label={label} />
            {all ? (
              <details>
                <summary>{text}</summary>
                {all}
              </details>
            ) : (
              <span>{text}</span>
            )}
          </li>
        ))}
      </ul>
    </address>
  )
}
