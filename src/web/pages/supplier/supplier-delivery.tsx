import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, type ComponentProps, type KeyboardEvent } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { choosePlace, useRememberChosen, useRememberedPlace } from '#web/storage/place.ts'
import { DeliveryQuestion, deliveryRead } from '#web/features/suppliers/delivery/delivery-question.tsx'
import { Delivery } from '#web/features/suppliers/delivery/delivery.tsx'
import { leadingListing } from '#web/features/suppliers/leading-listing.ts'
import { navigate } from '#web/navigation/navigate.ts'

const PlaceSuggestions = lazy(async () => ({
  default: (await import('#web/features/directory/place/place-suggestions.tsx')).PlaceSuggestions,
}))

const Suggestions = (props: ComponentProps<typeof PlaceSuggestions>) => (
  <Suspense>
    <PlaceSuggestions {...props} />
  </Suspense>
)

type SupplierDeliveryProps = {
  supplier: Supplier
  /** The place in the address. */
  location: string | undefined
  pathFor: (change: { location: string }) => string
}

/** As in a search bar (use-completion.ts), without its script, which would bring the search bar along with the page. */
async function completeOnEnter(client: QueryClient, event: KeyboardEvent<HTMLInputElement>) {
  const { currentTarget: input } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
  event.preventDefault()
  await import('#web/features/directory/place/complete-place.ts')
    .then(({ completePlace }) => completePlace(client, input))
    .catch(() => undefined)
  input.form?.requestSubmit()
}

/** Returns the place of the listing that led here, else the one chosen last. */
export function useKnownPlace(): string | undefined {
  const remembered = useRememberedPlace()
  const isHydrated = useHydrated()
  const led = useMemo(() => (isHydrated ? leadingListing()?.location : undefined), [isHydrated])
  return led ?? (remembered || undefined)
}

/** Delivery of a supplier, asked about the place in the address, else that of the listing that led here, else the one chosen last. */
export function SupplierDelivery({ supplier, location, pathFor }: SupplierDeliveryProps) {
  const prefill = useKnownPlace()
  const client = useQueryClient()
  const { data: answer } = useQuery({ ...deliveryRead(String(supplier.id), location ?? ''), enabled: location !== undefined })
  useRememberChosen(location, answer?.place)
  const ask = (place: string) => {
    choosePlace(place)
    navigate(pathFor({ location: place }), { replace: true, keepScroll: true })
  }
  return (
    <Delivery
      supplier={supplier}
      question={
        <DeliveryQuestion
          supplierId={supplier.id}
          asked={location}
          prefill={prefill}
          onAsk={ask}
          onKeyDown={(event) => void completeOnEnter(client, event)}
          Suggestions={Suggestions}
        />
      }
    />
  )
}
