import { Link, Section, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import { telHref } from '#shared/tel-href.ts'
import { look } from './look.ts'

/** What was given, each under its label; what was not given is left out. */
export function Details({ rows }: { rows: [label: string, value: ReactNode][] }) {
  return (
    <Section>
      {rows.map(
        ([label, value], row) =>
          value !== null && (
            // Two fields of a supplier's own form may have one label.
            <Section key={row}>
              <Text data-label="" style={look.label}>
                {label}
              </Text>
              <Text data-value="" style={look.value}>
                {typeof value === 'string' ? lines(value) : value}
              </Text>
            </Section>
          ),
      )}
    </Section>
  )
}

/** Not every mail program keeps line breaks by itself. */
const lines = (text: string) =>
  text.split('\n').map((line, i) => (
    <Fragment key={i}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ))

export const Paragraph = ({ children }: { children: ReactNode }) => <Text style={look.text}>{children}</Text>

export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={look.link}>
    {children}
  </Link>
)

export const EmailLink = ({ address }: { address: string }) => <TextLink href={mailto(address)}>{address}</TextLink>
export const PhoneLink = ({ number }: { number: string }) => <TextLink href={telHref(number)}>{number}</TextLink>

/** Opens an email to `address`, about `subject`. */
export const mailto = (address: string, subject?: string) => {
  const to = encodeURIComponent(address).replaceAll('%40', '@')
  return subject ? `mailto:${to}?subject=${encodeURIComponent(subject)}` : `mailto:${to}`
}
