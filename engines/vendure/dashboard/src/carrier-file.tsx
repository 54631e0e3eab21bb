import { useMutation } from '@tanstack/react-query';
import { Button } from '@vendure/dashboard';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { readCarrierFile } from './parcels';

/** The button above the list of orders that saves the open ones for the carrier. */
export function CarrierFile() {
  const save = useMutation({
    mutationFn: readCarrierFile,
    onSuccess: saveAs,
    onError: ({ message }) => toast.error('The file was not made', { description: message }),
  });
  return (
    <Button variant="outline" disabled={save.isPending} onClick={() => save.mutate()}>
      <Download /> Open orders as CSV
    </Button>
  );
}

function saveAs(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'open-orders.csv';
  link.click();
  URL.revokeObjectURL(url);
}
