import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useFacts } from '../api/facts';
import { serviceOf } from '../content/clinicFacts';
import { bookingLink } from '../content/joinedLists';
import { doctorsOf } from '../content/specialtyFacts';
import { SPECIALTY_LINKS } from '../content/paths';
import type { SpecialtyTexts } from '../content/specialty';
import { unbrokenTexts } from '../domain/text';
import { BookingInvitation } from '../layout/BookingInvitation';
import { DoctorCards } from '../layout/DoctorCards';
import { PageTitle } from '../layout/PageTitle';
import { SectionHead } from '../layout/SectionHead';
import { SidePanel } from '../layout/SidePanel';
import { PageColumns } from '../ui/columns';
import { Stack } from '../ui/layout';
import { PhoneLink } from '../ui/links';
import { hueVariables, pressable } from '../ui/tokens';
import { Section } from '../ui/Section';
import { PriceFrom, PriceSection } from './specialty/PriceSection';
import { SpecialtyIntroduction } from './specialty/SpecialtyIntroduction';
import { SubServiceCards } from './specialty/SubServiceCards';

const EmergencyLink = styled(PhoneLink)`
  ${pressable}
`;

export function SpecialtyPage(props: { readonly specialty: SpecialtyTexts }) {
  const specialty = useMemo(() => unbrokenTexts(props.specialty), [props.specialty]);
  const facts = useFacts();
  const { key, subServices, urgentQuestion } = specialty;
  const { path, label } = SPECIALTY_LINKS[key];
  const doctors = doctorsOf(facts, key);
  const toBooking = bookingLink({ service: serviceOf(facts, key) });
  return (
    <>
      <PageTitle heading={label} path={path} lead={specialty.lead} hue={key} bookingAddress={toBooking}>
        {urgentQuestion !== undefined && (
          <strong>
            {urgentQuestion} Sunați la <EmergencyLink number="112" />
          </strong>
        )}
        <PriceFrom specialty={key} />
      </PageTitle>
      <Section>
        <PageColumns style={hueVariables(key)}>
          <Stack $gap={16}>
            <SpecialtyIntroduction specialty={specialty} />
            <Stack $gap={6}>
              <SectionHead heading={subServices.heading} />
              <SubServiceCards specialty={specialty} />
            </Stack>
            <PriceSection specialty={specialty} />
            {doctors.length > 0 && (
              <Stack $gap={6}>
                <SectionHead heading="Medicii" />
                <DoctorCards doctors={doctors} />
              </Stack>
            )}
          </Stack>
          <SidePanel specialty={key} />
        </PageColumns>
      </Section>
      <Section style={{ paddingTop: 0 }}>
        <BookingInvitation heading="Alegeți medicul și ora" to={toBooking} />
      </Section>
    </>
  );
}
