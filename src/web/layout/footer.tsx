import { BRAND } from '#contract/options.ts'
import {
  AUTH,
  DASHBOARD,
  HOME_ALIAS,
  PRICING,
  PRIVACY,
  RESOURCES,
  SAVED,
  SOCIAL_MEDIA_DASHBOARD,
  SUBSCRIPTION,
  SUPPLIERS,
  TERMS,
} from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { BrandMark } from './brand-mark.tsx'
import styles from './footer.module.css'

const COLUMNS = [
  {
    title: 'Platform',
    links: [
      { label: 'Browse Suppliers', href: SUPPLIERS },
      { label: 'Pricing Plans', href: PRICING },
      { label: 'Business Resources', href: RESOURCES },
    ],
  },
  {
    title: 'Suppliers',
    links: [
      { label: 'Supplier Dashboard', href: DASHBOARD },
      { label: 'Subscription', href: SUBSCRIPTION },
      { label: 'Social Media Tools', href: SOCIAL_MEDIA_DASHBOARD },
    ],
  },
  {
    title: 'Account',
    links: [
      { label: 'Login / Register', href: AUTH },
      { label: 'Join free', href: HOME_ALIAS },
      { label: 'Saved suppliers', href: SAVED },
    ],
  },
]

/** The footer of every page, with its links. */
export const Footer = () => (
  <footer className={classNames(styles.footer, 'no-print')}>
    <Wrap className={styles.columns}>
      <div className={styles.about}>
        <BrandMark />
        <p>Wholesale suppliers for Australian cafes and restaurants, in one place.</p>
      </div>
      {COLUMNS.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className={styles.title}>{title}</p>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div className={styles.small}>
        <p>© 2025 {BRAND}. Open source.</p>
        <nav aria-label="Legal" className={styles.legal}>
          <a href={PRIVACY} className={styles.link}>
            Privacy
          </a>
          <a href={TERMS} className={styles.link}>
            Terms
          </a>
        </nav>
        <p>Made for the 5 am delivery.</p>
      </div>
    </Wrap>
  </footer>
)
