import { Search, X } from "lucide-react";
import type { FormEvent } from "react";
import { styled } from "styled-components";
import { SEARCH_TEXT_MAX } from "../../../../schema/limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Input } from "../../../ui/Input.tsx";
import { space } from "../../../ui/theme.ts";
import { useDebounced } from "./useDebounced.ts";

interface Props {
  value: string;
  label: string;
  placeholder: string;
  onSearch: (text: string) => void;
}

/** A search field that searches after a pause in typing, on Enter, and with its button. */
export function SearchBox({ value, label, placeholder, onSearch }: Props) {
  const { text, setText, settle } = useDebounced(value, onSearch);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    settle();
  }

  function handleClear() {
    setText("");
    onSearch("");
  }

  return (
    <Form role="search" onSubmit={handleSubmit}>
      <Field>
        <Input
          type="search"
          data-search
          aria-label={label}
          placeholder={placeholder}
          value={text}
          maxLength={SEARCH_TEXT_MAX}
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
        {text !== "" && (
          <Clear>
            <IconButton label="Clear search" onClick={handleClear}>
              <X aria-hidden size={18} />
            </IconButton>
          </Clear>
        )}
      </Field>
      <Button type="submit" $kind="act">
        <Search aria-hidden size={20} />
        Search
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  max-inline-size: 760px;
`;

const Field = styled.div`
  position: relative;

  input {
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline-end: ${space(7)};
  }

  input::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.div`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 2px;
`;
