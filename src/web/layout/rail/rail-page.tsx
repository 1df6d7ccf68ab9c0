import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { isLongName } from '#web/ui/long-name.ts'
import styles from './rail-page.module.css'

type RailPageProps = {
  /** The rail; without it the page stands under the site's header. */
  rail: ReactNode
  /** Changes with the tab, so that its heading takes the focus. */
  tab: string | undefined
  /** The assistant for buyers has no place here. */
  withoutAssistant?: boolean
  children: ReactNode
}

/** A page with a rail instead of the site's header and footer. */
export const RailPage = ({ rail, tab = '', withoutAssistant, children }: RailPageProps) => (
  <div className={rail ? styles.frame : undefined} data-own-door={Boolean(rail) || undefined} data-without-assistant={withoutAssistant}>
    {rail}
    <Page key={tab} bands>
      <div className={classNames(styles.content, !rail && styles.alone)}>{children}</div>
    </Page>
  </div>
)

/** The heading of a tab, with what belongs beside it. */
export const RailHeading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={styles.head}>
    <h1 className={classNames(styles.title, isLongName(title) && styles.long)} title={isLongName(title) ? title : undefined}>
      {title}
    </h1>
    {children}
  </header>
)
