import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, type ComponentProps } from 'react'
import type { Supplier } from '#contract/suppliers.ts'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { choosePlace, useRememberChosen, useRememberedPlace } from '#web/storage/place.ts'
import { useCompletion } from '#web/features/directory/use-completion.ts'
import { DeliveryQuestion, deliveryRead } from '#web/features/suppliers/delivery-question.tsx'
import { Delivery } from '#web/features/suppliers/delivery.tsx'
import { leadingListing } from '#web/features/suppliers/leading-listing.ts'
import { navigate } from '#web/navigation/navigate.ts'

const PlaceSuggestions = lazy(async () => ({
  default: (await import('#web/features/directory/place-suggestions.tsx')).PlaceSuggestions,
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

/** Delivery of a supplier, asked about the place in the address, else that of the listing that led here, else the one chosen last. */
export function SupplierDelivery({ supplier, location, pathFor }: SupplierDeliveryProps) {
  const remembered = useRememberedPlace()
  const isHydrated = useHydrated()
  const led = useMemo(() => (isHydrated ? leadingListing()?.location : undefined), [isHydrated])
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
          prefill={led ?? (remembered || undefined)}
          onAsk={ask}
          onKeyDown={useCompletion()}
          Suggestions={Suggestions}
        />
      }
    />
  )
}
