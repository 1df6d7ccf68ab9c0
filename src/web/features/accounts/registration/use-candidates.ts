import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import type { RegisterForm } from './register-form.ts'

/** Returns the listings that may be the business in the form, and what looks for them, once a field has been left. */
export function useCandidates(form: RegisterForm) {
  const { send, data } = useWrite('POST /api/register/listings', {
    invalidates: [],
    // Without an answer the form is as useful as before.
    failure: shownElsewhere,
    onSuccess: (found) => {
      // A listing that is not offered any more, since its name was corrected, is not claimed either.
      const chosen = form.getValues('supplierData.claimOf')
      if (!found.some(({ id }) => id === chosen)) form.setValue('supplierData.claimOf', null)
    },
  })
  const look = () => {
    const { email, supplierData } = form.getValues()
    const { businessName, phone, abn } = supplierData || {}
    if (businessName || phone || abn) void send({ businessName, phone, email, abn })
  }
  return { found: data ?? [], look }
}
