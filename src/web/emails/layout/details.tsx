import { Fragment, type ReactNode } from 'react'
import { telHref } from '#shared/contact/phone.ts'
import { Link, Section, Text } from './elements.tsx'
import { emailStyles } from './email-styles.ts'

/** Labels with their values below them. Rows whose value is null are left out. */
export function Details({ rows }: { rows: [label: string, value: ReactNode][] }) {
  return (
    <Section>
      {rows.map(
        ([label, value], row) =>
          value !== null && (
            // The index, because two fields of a supplier's own form may have the same label.
            <Section key={row}>
              <Text data-label="" style={emailStyles.label}>
                {label}
              </Text>
              <Text data-value="" style={emailStyles.value}>
                {typeof value === 'string' ? lines(value) : value}
              </Text>
            </Section>
          ),
      )}
    </Section>
  )
}

/** Replaces line breaks by `<br>`, because not every mail program preserves them. */
const lines = (text: string) =>
  text.split('\n').map((line, i) => (
    <Fragment key={i}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ))

export const Paragraph = ({ children }: { children: ReactNode }) => <Text style={emailStyles.text}>{children}</Text>

export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={emailStyles.link}>
    {children}
  </Link>
)

export const EmailLink = ({ address }: { address: string }) => <TextLink href={mailto(address)}>{address}</TextLink>
export const PhoneLink = ({ number }: { number: string }) => <TextLink href={telHref(number)}>{number}</TextLink>

/** Returns the link that opens a new email to `address`. */
export const mailto = (address: string, subject?: string) => {
  const to = encodeURIComponent(address).replaceAll('%40', '@')
  return subject ? `mailto:${to}?subject=${encodeURIComponent(subject)}` : `mailto:${to}`
}
