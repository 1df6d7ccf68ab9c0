import { useRef } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { asVariable, POST_VARIABLE_KEYS, POST_VARIABLES, type PostVariable } from '#shared/social/social-variables.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { TemplateValues } from './template-values.ts'
import styles from './templates.module.css'

type VariableTextProps = { form: UseFormReturn<TemplateValues>; field: UseFormRegisterReturn<'contentTemplate'> }

/** The text of a template, with buttons that insert its variables where the caret is. */
export function VariableText({ form, field: { ref, ...field } }: VariableTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (name: PostVariable) => {
    const text = area.current
    if (!text) return
    text.setRangeText(asVariable(name), text.selectionStart, text.selectionEnd, 'end')
    form.setValue('contentTemplate', text.value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    text.focus()
  }
  const error = form.formState.errors.contentTemplate?.message
  return (
    <div className={styles.text}>
      <Field label="Text" required error={error}>
        <TextArea
          {...field}
          ref={(element) => {
            ref(element)
            area.current = element
          }}
          rows={6}
          maxLength={5000}
        />
      </Field>
      <Stack as="ul" row gap={2} aria-label="Insert a variable">
        {POST_VARIABLE_KEYS.map((name) => (
          <li key={name}>
            <Button size="sm" variant="quiet" icon="plus" onClick={() => insert(name)}>
              {POST_VARIABLES[name]}
            </Button>
          </li>
        ))}
      </Stack>
    </div>
  )
}
