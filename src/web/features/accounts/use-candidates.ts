import { useWrite } from '#web/api/use-write.ts'
import { shownElsewhere } from '#web/api/failure-toast.ts'
import type { RegisterForm } from './register-form.ts'

/** Returns the listings that may be the business in the form, and what looks for them, once a field has been left. */
export function useCandidates(form: RegisterForm) {
  // Without an answer the form is as useful as before, so a failure is not shown.
  const { send, data } = useWrite('POST /api/register/listings', { invalidates: [], failure: shownElsewhere })
  const look = () => {
    const { email, supplierData } = form.getValues()
    const { businessName, phone } = supplierData || {}
    if (businessName || phone) void send({ businessName, phone, email })
  }
  return { found: data ?? [], look }
}
