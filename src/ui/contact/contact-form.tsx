import { observer } from 'mobx-react-lite';
import { contactLimits, contactTopics } from '#src/domain/contact/contact-message';
import { countCharacters } from '#src/ui/kit/at-most';
import { Button } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { SelectField } from '#src/ui/kit/select-field';
import { TextField } from '#src/ui/kit/text-field';
import { useForm } from '#src/ui/kit/use-form';
import { contactPageMessages as messages } from './contact-page-messages';
import type { ContactPresenter } from './contact.presenter';

const topics = contactTopics.map((topic) => ({ value: topic, label: messages.topics[topic] }));

/** Shows the fields for topic, order, sender and message. */
export const ContactForm = observer(function ContactForm({ page }: { readonly page: ContactPresenter }) {
  const form = useForm(() => page.send());
  const { values, problems } = page.form;
  const left = contactLimits.text - countCharacters(values.text);
  return (
    <form className="stack gap-5" {...form}>
      <SelectField
        label={messages.topic}
        name="topic"
        value={values.topic}
        options={topics}
        placeholder={messages.chooseTopic}
        error={problems.topic}
        onChange={(topic) => page.form.type('topic', topic)}
        required
      />
      <TextField
        form={page.form}
        field="order"
        label={messages.order}
        optionalLabel={messages.optional}
        hint={messages.orderHint}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField form={page.form} field="name" label={messages.name} autoComplete="name" dir="auto" required />
      <TextField
        form={page.form}
        field="email"
        type="email"
        inputMode="email"
        label={messages.email}
        autoComplete="email"
        required
      />
      <TextField
        form={page.form}
        field="text"
        label={messages.text}
        rows={7}
        dir="auto"
        required
        hint={left < 0 ? messages.textTooLong(-left) : messages.textHint(left)}
      />
      <FailureNotice failure={page.failure} />
      <div>
        <Button type="submit" busy={page.sending.isBusy} busyLabel={messages.sending}>
          {messages.send}
        </Button>
      </div>
    </form>
  );
});
