import { useState, type ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-input.tsx'
import styles from './password-input.module.css'

/** A password field with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <span className={styles.box}>
      <TextInput {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" className={styles.input} />
      <IconButton
        icon={isShown ? 'eye-slash' : 'eye'}
        label={isShown ? 'Hide password' : 'Show password'}
        dense
        className={styles.toggle}
        onClick={() => setShown(!isShown)}
      />
    </span>
  )
}
