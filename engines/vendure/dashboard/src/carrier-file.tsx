import { useMutation } from '@tanstack/react-query';
import { Button } from '@vendure/dashboard';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { readCarrierFile } from './parcels';
import { saveAs } from './save-as';

/** The button above the list of orders that saves the open ones for the carrier. */
export function CarrierFile() {
  const save = useMutation({
    mutationFn: readCarrierFile,
    onSuccess: (text) => saveAs('open-orders.csv', text),
    onError: ({ message }) => toast.error('The file was not made', { description: message }),
  });
  return (
    <Button variant="outline" disabled={save.isPending} onClick={() => save.mutate()}>
      <Download /> Open orders as CSV
    </Button>
  );
}
