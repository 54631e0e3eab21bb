import { observer } from 'mobx-react-lite';
import { contactLimits, contactTopics } from '#src/domain/contact/contact-message';
import { countCharacters } from '#src/ui/kit/at-most';
import { SubmitButton, FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { FormSelect } from '#src/ui/kit/select-field';
import { TextField } from '#src/ui/kit/text-field';
import { contactPageMessages as messages } from './contact-page-messages';
import type { ContactPresenter } from './contact.presenter';

const topics = contactTopics.map((topic) => ({ value: topic, label: messages.topics[topic] }));

export const ContactForm = observer(function ContactForm({ page }: { readonly page: ContactPresenter }) {
  const left = contactLimits.text - countCharacters(page.form.values.text);
  return (
    <FormView className="stack gap-5" send={() => page.send()}>
      <FormSelect
        form={page.form}
        field="topic"
        label={messages.topic}
        options={topics}
        placeholder={messages.chooseTopic}
        required
      />
      <TextField
        form={page.form}
        field="order"
        kind="code"
        label={messages.order}
        optionalLabel={messages.optional}
        hint={messages.orderHint}
      />
      <TextField form={page.form} field="name" kind="name" label={messages.name} required />
      <TextField form={page.form} field="email" kind="email" label={messages.email} required />
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
      <SubmitButton label={messages.send} busy={page.sending.isBusy} busyLabel={messages.sending} />
    </FormView>
  );
});
