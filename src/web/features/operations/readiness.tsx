import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { query } from '#web/api/reads/query.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Section } from '#web/ui/layout/section.tsx'
import styles from './readiness.module.css'

type Line = ResponseOf<'GET /api/admin/system'>['readiness'][number]

/** What each line says, as it is and as it should be. */
const WORDS: Record<Line['topic'], { ready: string; missing: ReactNode }> = {
  emails: {
    ready: 'Emails go out through your mail server.',
    missing: (
      <>
        <b>Emails are not being sent: no mail server is set.</b> <span>They are written to files, and nobody gets them. Set </span>
        <code>SMTP_URL</code> <span>and</span> <code>MAIL_FROM</code>, <span>then start the site again.</span>
      </>
    ),
  },
  payments: {
    ready: 'Payments go through Stripe.',
    missing: (
      <>
        <b>Payments are in the sandbox: nobody is charged.</b> <span>Set the four settings that begin with </span>
        <code>STRIPE_</code> <span>and who issues invoices,</span> <code>BUSINESS_NAME</code>.
      </>
    ),
  },
  storage: {
    ready: 'Data and pictures are stored on servers of their own.',
    missing: (
      <>
        <b>Data or pictures are on the disk of this machine only.</b> <span>If it breaks, they are gone. Set </span>
        <code>DATABASE_URL</code> <span>and the settings that begin with</span> <code>S3_</code>, <span>or download backups often.</span>
      </>
    ),
  },
  backups: {
    ready: 'A backup was downloaded within the last seven days.',
    missing: (
      <>
        <b>No backup was downloaded in the last seven days.</b> <span>Download one under Operations, System, and keep it elsewhere.</span>
      </>
    ),
  },
  assistant: {
    ready: 'The assistant uses your language model.',
    missing: (
      <>
        <b>The assistant is the built-in one, which knows set questions only.</b> <span>For free conversation set </span>
        <code>AI_BASE_URL</code>, <code>AI_API_KEY</code> <span>and</span> <code>AI_MODEL</code>.
      </>
    ),
  },
  sender: {
    ready: 'Emails say who sends them, and how to reach you.',
    missing: (
      <>
        <b>Emails do not say who sends them: newsletters must, by the Spam Act 2003.</b> <span>Set </span>
        <code>BUSINESS_NAME</code>, <code>BUSINESS_ABN</code>, <code>BUSINESS_ADDRESS</code> <span>and</span> <code>CONTACT_EMAIL</code>.
      </>
    ),
  },
}

/** Lines on what of the site is ready for others to rely on. Those that are ready are left out where `missingOnly`; then nothing is said of none. */
export function ReadinessLines({ missingOnly = false }: { missingOnly?: boolean }) {
  const { data } = useQuery(query('GET /api/admin/system', {}))
  const lines = data?.readiness.filter(({ isReady }) => !missingOnly || !isReady) ?? []
  if (lines.length === 0) return null
  return (
    <Section title={missingOnly ? 'Before others rely on it' : 'Ready for others'}>
      <ul className={styles.lines}>
        {lines.map(({ topic, isReady }) => (
          <li key={topic} className={classNames(styles.line, isReady ? styles.ready : styles.missing)}>
            <Icon name={isReady ? 'check-circle-fill' : 'warning-circle-fill'} />
            <p>{isReady ? WORDS[topic].ready : WORDS[topic].missing}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
