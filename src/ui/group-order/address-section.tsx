import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button, QuietButton } from '#src/ui/kit/button';
import { Disclosure } from '#src/ui/kit/disclosure';
import { describeFailure } from '#src/ui/kit/failures';
import { Field } from '#src/ui/kit/field';
import { focusAfterRemoval } from '#src/ui/kit/focus-after-removal';
import { Paragraphs } from '#src/ui/kit/lists';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { AddressDialog } from './address-dialog';
import { AddressList } from './address-list';
import type { AddressListPresenter } from './address-list.presenter';
import { groupOrderMessages } from './group-order-messages';
import { ImportPresenter } from './import.presenter';

const { goes: messages, imported } = groupOrderMessages;

interface SectionProps {
  readonly list: AddressListPresenter;
}

export const AddressSection = observer(function AddressSection({ list }: SectionProps) {
  const imports = usePresenter(ImportPresenter);
  return (
    <div ref={focusAfterRemoval} className="stack gap-5">
      <div className="cluster row-gap-2">
        <Button variant="secondary" onClick={() => list.open('new')}>
          {messages.add}
        </Button>
        <FileButton imports={imports} />
      </div>
      <div className="screen-only">
        <Disclosure summary={messages.paste}>
          <Paste imports={imports} />
        </Disclosure>
      </div>
      <Outcome imports={imports} list={list} />
      <AddressList list={list} />
      <AddressDialog list={list} />
    </div>
  );
});

interface ImportProps {
  readonly imports: ImportPresenter;
}

/** The native input cannot be styled, so a button opens it. */
const FileButton = observer(function FileButton({ imports }: ImportProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        busy={imports.reading.isBusy}
        busyLabel={messages.reading}
        onClick={() => input.current?.click()}
      >
        {messages.file}
      </Button>
      {/* Files of Excel and Numbers can be chosen, so that the page can say how to save them as CSV. */}
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xls,.numbers,.ods,text/csv,text/tab-separated-values,text/plain"
        aria-label={messages.file}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again after a change.
          target.value = '';
          if (file) void imports.takeFile(file);
        }}
      />
    </>
  );
});

const Paste = observer(function Paste({ imports }: ImportProps) {
  return (
    <div className="stack gap-5">
      <Field
        name="rows"
        label={messages.pasteLabel}
        hint={messages.pasteHint}
        rows={6}
        value={imports.pasted}
        onChange={(text) => imports.type(text)}
        spellCheck={false}
        autoComplete="off"
      />
      <div>
        <Button variant="secondary" busy={imports.reading.isBusy} onClick={() => void imports.takePasted()}>
          {messages.take}
        </Button>
      </div>
    </div>
  );
});

const Outcome = observer(function Outcome({ imports, list }: ImportProps & SectionProps) {
  const { outcome, reading } = imports;
  const failure = describeFailure(reading.error);
  const lines = [...(outcome?.lines ?? []), ...(failure === undefined ? [] : [failure])];
  const repeatedCount = outcome?.repeated?.length ?? 0;
  const tone = failure === undefined ? (outcome?.tone ?? 'success') : 'error';

  return (
    <div ref={focusAfterRemoval} tabIndex={-1} role="status">
      {lines.length > 0 && (
        <Notice tone={tone} still>
          <Paragraphs texts={lines} />
          {repeatedCount > 0 && (
            <p>
              <QuietButton onClick={() => imports.addRepeated()}>{imported.addRepeated(repeatedCount)}</QuietButton>
            </p>
          )}
          {tone === 'success' && list.wrongCount > 0 && <p>{imported.wrong(list.wrongCount)}</p>}
        </Notice>
      )}
    </div>
  );
});
