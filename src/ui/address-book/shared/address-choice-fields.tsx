import { observer } from 'mobx-react-lite';
import { Notice } from '#src/ui/kit/notice';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { Skeleton } from '#src/ui/kit/skeleton';
import { addressBookMessages } from './address-book-messages';
import { type AddressField, shippingFields } from './address-checks';
import { type AddressChoice, type AddressOption, otherAddress } from './address-choice';
import { AddressFields } from './address-fields';
import { StreetLine } from './street-line';

const { choose: messages } = addressBookMessages;

interface AddressChoiceFieldsProps {
  readonly choice: AddressChoice;
  /** A saved address replaces only those of the address itself. */
  readonly asked: readonly AddressField[];
  readonly isWaiting: boolean;
  readonly note?: string | undefined;
}

export const AddressChoiceFields = observer(function AddressChoiceFields({
  choice,
  asked,
  isWaiting,
  note,
}: AddressChoiceFieldsProps) {
  const besides = asked.filter((field) => !shippingFields.includes(field));
  return (
    <>
      {besides.length > 0 && <AddressFields entry={choice.entry} asked={besides} />}
      {isWaiting ? (
        <Skeleton label={addressBookMessages.loading} lines={4} />
      ) : (
        <>
          <SavedAddresses choice={choice} />
          {choice.isTyping && <AddressFields entry={choice.entry} asked={shippingFields} />}
          {choice.isTyping && note !== undefined && <p className="note">{note}</p>}
        </>
      )}
    </>
  );
});

const SavedAddresses = observer(function SavedAddresses({ choice }: Pick<AddressChoiceFieldsProps, 'choice'>) {
  const { options, loadFailure } = choice;
  if (loadFailure !== undefined) {
    return (
      <Notice
        tone="warning"
        title={addressBookMessages.failed.title}
        onRetry={() => void choice.retryLoading()}
        text={loadFailure}
      />
    );
  }
  if (options.length === 0) return null;
  return (
    <RadioCards
      legend={messages.legend}
      name="saved-address"
      value={choice.chosen}
      options={[...options.map(asCard), { value: otherAddress, label: messages.other }]}
      error={choice.problem}
      onChange={(option) => choice.choose(option)}
    />
  );
});

function asCard({ id, address, isDefault, refusal }: AddressOption) {
  const { name, address1, address2, city, stateAbbr, zipcode } = address;
  return {
    value: id,
    label: <bdi>{name}</bdi>,
    detail: (
      <>
        <StreetLine address1={address1} address2={address2} />
        <br />
        <bdi>{city}</bdi>
        <span>{`, ${stateAbbr} ${zipcode}`}</span>
        {refusal !== undefined && (
          <>
            <br />
            <span>{refusal}</span>
          </>
        )}
      </>
    ),
    aside: isDefault ? addressBookMessages.isDefault : undefined,
    disabled: refusal !== undefined,
  };
}
