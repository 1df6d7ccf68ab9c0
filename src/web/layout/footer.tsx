import { footerTexts } from '#contract/site-texts/layout-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { BRAND } from '#contract/options.ts'
import { useMe } from '#web/api/session/me.ts'
import {
  ALL_CATEGORIES,
  AUTH,
  DASHBOARD,
  HOME_JOIN,
  PRICING,
  PRIVACY,
  REGISTER,
  RESOURCES,
  SAVED,
  SOCIAL_MEDIA_DASHBOARD,
  SUBSCRIPTION,
  SUPPLIERS,
  TERMS,
} from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './footer.module.css'

/** The columns and their links; the names are those of the texts. */
const COLUMNS = [
  {
    title: 'platform',
    links: [
      { label: 'suppliers', href: SUPPLIERS },
      { label: 'categories', href: ALL_CATEGORIES },
      { label: 'pricing', href: PRICING },
      { label: 'resources', href: RESOURCES },
    ],
  },
  {
    title: 'forSuppliers',
    links: [
      { label: 'register', href: REGISTER },
      { label: 'dashboard', href: DASHBOARD },
      { label: 'subscription', href: SUBSCRIPTION },
      { label: 'social', href: SOCIAL_MEDIA_DASHBOARD },
    ],
  },
  {
    title: 'account',
    links: [
      { label: 'login', href: AUTH },
      { label: 'join', href: HOME_JOIN },
      { label: 'saved', href: SAVED },
    ],
  },
] as const

/** What is of no use to whoever is signed in. */
const FOR_VISITORS: string[] = [AUTH, HOME_JOIN]

/** The footer of every page, with its links. */
export function Footer() {
  const texts = useTexts(footerTexts)
  const me = useMe()
  return (
    <footer className={classNames(styles.footer, 'no-print')}>
      <Wrap className={styles.columns}>
        <div className={styles.about}>
          <BrandMark />
          <p>{texts.about}</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={texts[title]}>
            <p className={styles.title}>{texts[title]}</p>
            <ul>
              {links
                .filter(({ href }) => !me || !FOR_VISITORS.includes(href))
                .map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} className={styles.link}>
                      {texts[label]}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        <div className={styles.small}>
          <p>{filled(texts.copyright, { brand: BRAND })}</p>
          <nav aria-label={texts.legal} className={styles.legal}>
            <a href={PRIVACY} className={styles.link}>
              {texts.privacy}
            </a>
            <a href={TERMS} className={styles.link}>
              {texts.terms}
            </a>
          </nav>
          <p>{texts.closing}</p>
        </div>
      </Wrap>
    </footer>
  )
}
