import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { STATE_LABELS } from '#contract/quotes/quote-states.ts'
import type { ResponseOf } from '#contract/api.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import { query } from '#web/api/reads/query.ts'
import { usePaused } from '#web/browser/use-paused.ts'
import type { PaletteEntry } from '#web/layout/palette/palette-entries.ts'
import { Palette } from '#web/layout/palette/palette.tsx'
import { ACCOUNT, dashboardPath, SUBSCRIPTION, supplierPath } from '#web/paths.ts'

type SupplierPaletteProps = {
  supplierId: Id
  path: string | undefined
  tabs: readonly PaletteEntry[]
  isMember: boolean
  onClose: () => void
}

/** Requests that are found. */
const MAX_FOUND = 6

/** Leads a supplier to pages and actions, requests by number or name, and products. */
export function SupplierPalette({ supplierId, path, tabs, isMember, onClose }: SupplierPaletteProps) {
  const [typed, setTyped] = useState('')
  const id = String(supplierId)
  const search = usePaused(typed.trim())
  const { data: leads } = useQuery({
    ...query('GET /api/suppliers/:id/leads', { id, kind: 'request', search, limit: MAX_FOUND }, { isCancellable: true }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const { data: products = [] } = useQuery(query('GET /api/suppliers/:id/featured-products', { id }))
  const [profile, ownProducts] = [dashboardPath({ tab: 'profile' }, path), dashboardPath({ tab: 'products' }, path)]
  return (
    <Palette
      groups={[
        { name: 'Pages', entries: tabs },
        { name: 'Actions', entries: actionsOf(profile, ownProducts, id, isMember) },
        { name: 'Requests', entries: typed.trim() && search ? requestsOf(leads, path) : [], isFound: true },
        {
          name: 'Products',
          entries: products.map(({ title, price }) => ({
            label: title,
            detail: price ?? undefined,
            icon: 'table',
            href: ownProducts,
          })),
          onlyTyped: true,
        },
      ]}
      typed={typed}
      onType={setTyped}
      finds="requests by number or name, and products"
      onClose={onClose}
    />
  )
}

const requestsOf = (leads: ResponseOf<'GET /api/suppliers/:id/leads'> | undefined, path: string | undefined): PaletteEntry[] =>
  (leads?.items ?? []).flatMap((lead) =>
    lead.kind === 'request'
      ? {
          label: `${docketNumber(lead.request.serial)} ${lead.request.businessName ?? lead.request.contactName ?? ''}`.trim(),
          detail: STATE_LABELS[lead.request.status],
          icon: 'receipt',
          href: dashboardPath({ tab: 'quotes', quote: lead.request.id }, path),
        }
      : [],
  )

const actionsOf = (profile: string, ownProducts: string, id: string, isMember: boolean): PaletteEntry[] => [
  { label: 'Change products and prices', icon: 'table', href: ownProducts },
  { label: 'Change delivery days and area', icon: 'map-pin', href: `${profile}#delivery` },
  { label: 'See my public profile', icon: 'storefront', href: supplierPath(id) },
  ...(isMember ? [] : [{ label: 'Subscription and invoices', icon: 'receipt', href: SUBSCRIPTION } as const]),
  { label: 'Choose which emails I get', icon: 'envelope-simple', href: `${ACCOUNT}#emails` },
  { label: 'Account and password', icon: 'list', href: ACCOUNT },
]
