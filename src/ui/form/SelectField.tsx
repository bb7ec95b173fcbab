import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook, Field, type FieldProps } from './Field';
import { Spinner } from '../loading';
import { color, space } from '../tokens';
import { Icon } from '../Icon';

const Select = styled.select`
  ${controlLook}
  appearance: none;
  padding-right: ${space[12]};
  text-overflow: ellipsis;
`;

const Mark = styled.span`
  position: absolute;
  inset: 0 ${space[4]} 0 auto;
  display: grid;
  align-items: center;
  color: ${color.brand};
  pointer-events: none;
`;

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  /** The first entry, which chooses nothing; its value is ''. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isLoading?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { label, id, error, hint, optionalMark, placeholder, options, isLoading = false, ...select } = props;
  return (
    <Field label={label} id={id} error={error} hint={hint} optionalMark={optionalMark}>
      {(attributes) => (
        <div style={{ position: 'relative' }}>
          <Select
            {...select}
            {...attributes}
            disabled={select.disabled === true || isLoading}
            aria-busy={isLoading || undefined}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Mark>{isLoading ? <Spinner /> : <Icon name="ChevronDown" size={20} />}</Mark>
        </div>
      )}
    </Field>
  );
}
