import { useEffect } from 'react'
import { AS_SUPPLIER } from '#web/paths.ts'
import { begunRegistration } from '#web/storage/begun-registration.ts'
import { useStored } from '#web/storage/stored.ts'
import type { RegisterForm } from './register-form.ts'

/**
 * Fills in what is known before the form is there: the role by the address, and role and email of a registration that was begun on the home
 * page, once. What is typed already stays.
 */
export function useBegunRegistration({ setValue, getValues }: RegisterForm) {
  const begun = useStored(begunRegistration)
  useEffect(() => {
    const follow = () => location.hash === AS_SUPPLIER && setValue('userType', 'supplier')
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [setValue])
  useEffect(() => {
    if (!begun) return
    setValue('userType', begun.userType)
    if (!getValues('email')) setValue('email', begun.email)
    begunRegistration.change(() => null)
  }, [begun, setValue, getValues])
}
